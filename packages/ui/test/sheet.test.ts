import { expect, it } from 'vitest';
import { joinLayers, shortName } from '../sheet.ts';

it('joins the blocks of a layer in their order, and keeps the order of the layers', () => {
  const css =
    '@layer a;@layer b;@layer b{.x{color:red}@media print{.x{color:blue}}}@keyframes k{to{opacity:0}}@layer a{p{margin:0}}@layer b{.y{top:0}}';
  expect(joinLayers(css)).toBe(
    '@layer a{p{margin:0}}@layer b{.x{color:red}@media print{.x{color:blue}}.y{top:0}}@keyframes k{to{opacity:0}}',
  );
  expect(joinLayers('@layer a;@layer b;@layer b{p{top:0}}')).toBe('@layer a;@layer b{p{top:0}}');
});

it('gives a style the same short name each time, and no two the same', () => {
  const button = { filePath: 'src/components/Button/Button.css.ts', hash: 'abc0' };
  expect(shortName(button)).toBe(shortName(button));
  expect(shortName(button)).toMatch(/^kr[0-9a-z]{3}$/);
  expect(shortName({ ...button, hash: 'abc1' })).not.toBe(shortName(button));
  expect(() => shortName({ filePath: 'src/elsewhere.css.ts', hash: 'abc0' })).toThrow('sheet.ts');
});
