import { expect, it } from 'vitest';
import { buildName, joinLayers, shortNames } from '../sheet.ts';

it('joins the blocks of each layer and keeps the order of the layers', () => {
  const css =
    '@layer a;@layer b;@layer b{.x{color:red}@media print{.x{color:blue}}}@keyframes k{to{opacity:0}}@layer a{p{margin:0}}@layer b{.y{top:0}}';
  expect(joinLayers(css)).toBe(
    '@layer a{p{margin:0}}@layer b{.x{color:red}.y{top:0}@media print{.x{color:blue}}}@keyframes k{to{opacity:0}}',
  );
  expect(joinLayers('@layer a;@layer b;@layer b{p{top:0}}')).toBe('@layer a;@layer b{p{top:0}}');
});

it('writes each condition of a layer once, after the unconditional rules', () => {
  const narrow = (rule: string) => `@media(max-width:479px){${rule}}`;
  const inCard = (rule: string) => `@container (max-width: 300px){${rule}}`;
  expect(joinLayers(`@layer a{${narrow('.x{top:0}')}${inCard('.x{top:1px}')}.y{top:0}${narrow('.y{top:2px}')}}`)).toBe(
    `@layer a{.y{top:0}${narrow('.x{top:0}.y{top:2px}')}${inCard('.x{top:1px}')}}`,
  );
});

it('puts the rules for forced colours last in their layer, in one block', () => {
  const forced = (rule: string) => `@media(forced-colors:active){${rule}}`;
  expect(
    joinLayers(`@layer a{${forced('.x{top:0}')}.y{top:0}}@layer b{p{top:0}}@layer a{${forced('.y{top:1px}')}}`),
  ).toBe(`@layer a{.y{top:0}${forced('.x{top:0}.y{top:1px}')}}@layer b{p{top:0}}`);
});

it('gives the shortest names to the styles used most, in scripts and style sheets', () => {
  const [button, icon] = [buildName({ hash: 'x1' }), buildName({ hash: 'x10' })];
  const named = shortNames(`.${icon}{top:0}.${button}{--${button}:1}.${button}:hover{top:0}`);
  expect(named(`.${icon}{top:0}.${button}{--${button}:1}`)).toBe('.kr1{top:0}.kr0{--kr0:1}');
  expect(named(`"${button} ${icon}", "kronos", "kr_other"`)).toBe('"kr0 kr1", "kronos", "kr_other"');
});
