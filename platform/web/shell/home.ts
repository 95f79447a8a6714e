import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Card } from '#platform/contract/card.ts';

/** How a card of the home page looks, and optionally a button beside the page's title. */
export type HomePart = Card & { part: AsyncRouteComponent<{ data: never }>; action?: ComponentType };

/** A card with the component that draws it of what the server's part has read. */
export const homePart = <Data>(
  card: Card,
  part: AsyncRouteComponent<{ data: Data }>,
  action?: ComponentType,
): HomePart => ({ ...card, part: part as AsyncRouteComponent<{ data: never }>, ...(action && { action }) });
