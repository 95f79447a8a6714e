import classes from './Cover.module.css';

/** The picture of an article or event. It says nothing that the title doesn't. */
export const Cover = ({ address }: { address: string }) => (
  <img className={classes.cover} src={address} alt="" loading="lazy" />
);
