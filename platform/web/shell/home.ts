import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Card } from '#platform/contract/card.ts';

/** How a card of the home page looks, and optionally a button beside the page's title. */
export type HomePart = Card & { part: AsyncRouteComponent<{ data: never }>; action?: ComponentType };

/** What a card is drawn of; `foot`: the lines that stand at its end (`Card.under`). */
type PartProps<Data> = { data: Data; foot?: ReactNode };

/** A card with the component that draws it of what the server's part has read. */
export const homePart = <Data>(
  card: Card,
  part: AsyncRouteComponent<PartProps<Data>>,
  action?: ComponentType,
): HomePart => ({ ...card, part: part as AsyncRouteComponent<{ data: never }>, ...(action && { action }) });
