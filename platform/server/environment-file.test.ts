import { expect, it } from 'vitest';
import { readEnvironment } from './environment-file.ts';

const read = (text: string) => readEnvironment(text).variables;

it('a value goes to the end of its line, with what a shell or node would take for a comment', () => {
  expect(read('SMTP_URL=smtps://u:p#w@h\nA=x ; y\n')).toEqual({ SMTP_URL: 'smtps://u:p#w@h', A: 'x ; y' });
});

it('comments and empty lines say nothing, and blanks around a value are cut', () => {
  expect(read('# A=1\n ; B=2\n\n  C =  three words  \nD=')).toEqual({ C: 'three words', D: '' });
});

it.each([
  [`A="x # y"`, 'x # y'],
  [`A='$x "y"'`, '$x "y"'],
  [`A=" x "`, ' x '],
  [`A="a" 'b'`, 'ab'],
  [`A=a"b"`, 'a"b"'],
  [String.raw`A="\"\$\\\n"`, String.raw`"$\\n`],
  [String.raw`A=a\ b\#c`, 'a b#c'],
  ['A=one\\\ntwo', 'onetwo'],
  ['A="one\ntwo"', 'one\ntwo'],
  ['A=x=y', 'x=y'],
])('%j', (text, value) => {
  expect(read(`${text}\nB=2\n`)).toEqual({ A: value, B: '2' });
});

it('what is no variable is left out and said, as systemd does', () => {
  expect(readEnvironment('export A=1\n1B=2\nword\r\nC=3\r\n')).toEqual({
    variables: { C: '3' },
    leftOut: ['export A', '1B', 'word'],
  });
});
