import { type ComponentType, createContext, useContext } from 'react';

/** A place on a page of a room for parts of rooms above it: imports point downwards only, as at the ports of the server. */
export type WebPort<Props> = { readonly name: string; readonly of?: Props };
export type WebOffer = { readonly port: string; readonly part: unknown };

export const webPort = <Props>(name: string): WebPort<Props> => ({ name });
export const webOffer = <Props>({ name }: WebPort<Props>, part: ComponentType<NoInfer<Props>>): WebOffer => ({
  port: name,
  part,
});

const Offers = createContext<WebOffer[]>([]);

/** Provides what the rooms offer to the pages behind sign-in. */
export const OffersProvider = Offers.Provider;

/** All that is offered at a port, in the order of the rooms: no more than a few parts that stand beside each other. */
export const useOffers = <Props>({ name }: WebPort<Props>): ComponentType<Props>[] =>
  useContext(Offers)
    .filter(({ port }) => port === name)
    .map(({ part }) => part as ComponentType<Props>);

/** What is offered at a port, if a room offers something there. */
export const useOffer = <Props>({ name }: WebPort<Props>): ComponentType<Props> | undefined =>
  useContext(Offers).find(({ port }) => port === name)?.part as ComponentType<Props> | undefined;
