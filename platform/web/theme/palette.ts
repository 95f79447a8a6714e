import type { MantineColorsTuple } from '@mantine/core';

/** The accent colour. Shade 5 is the brand colour. Text and filled buttons use shade 6 or darker (5.1:1 on white). */
export const rose: MantineColorsTuple = [
  '#fff0f5',
  '#fbdce6',
  '#f6b5c9',
  '#f28bab',
  '#ef6890',
  '#ec366a',
  '#d41f57',
  '#b8174a',
  '#9a1240',
  '#7c0d33',
];

/** Warm greys, for the light scheme. */
export const gray: MantineColorsTuple = [
  '#faf9f8',
  '#f4f2f1',
  '#e9e6e4',
  '#dcd8d5',
  '#c7c2be',
  '#a8a29e',
  '#78716c',
  '#57534e',
  '#3b3835',
  '#1f1d1b',
];

/** Warm greys for the dark scheme: 0 is text, 7 the page, 6 a surface, 4 a border. */
export const dark: MantineColorsTuple = [
  '#ebe7e4',
  '#cfc9c4',
  '#a8a29e',
  '#7d7671',
  '#3f3a37',
  '#2c2826',
  '#211e1d',
  '#181615',
  '#131110',
  '#0e0d0c',
];

/** Reds for errors. They are warmer than the accent. */
export const red: MantineColorsTuple = [
  '#fef3f2',
  '#fee4e2',
  '#fecdca',
  '#fda29b',
  '#f97066',
  '#f04438',
  '#d92d20',
  '#b42318',
  '#912018',
  '#7a271a',
];
