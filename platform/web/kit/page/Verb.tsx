import { Anchor, type AnchorProps, polymorphicFactory } from '@mantine/core';

type VerbFactory = { props: AnchorProps; defaultRef: HTMLAnchorElement; defaultComponent: 'a' };

/** A link or a button in a text that does or opens something: "See all", "Download scan". What it leads to by its name is an `<Anchor>`. */
export const Verb = polymorphicFactory<VerbFactory>((props) => <Anchor {...props} data-verb />);
