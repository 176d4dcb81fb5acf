import { describe, expect, it } from 'vitest';
import { chosen, judge, table } from './targets.mjs';

const page = (js: number, css: number, script: number) => ({ js, css, used: js + css, script, painting: 10 });
const pages = {
  kronos: page(120, 4, 70),
  mui: page(140, 0, 80),
  mantine: page(140, 10, 60),
  antd: page(300, 0, 200),
  'base-ui': page(130, 0, 50),
};

describe('the targets of the page', () => {
  it('compare the totals, JavaScript with CSS, and the script time with the median peer', () => {
    const values = Object.fromEntries(judge(pages, 19).map(({ name, value }) => [name, value]));
    expect(values['page: total gz, of MUI']).toBeCloseTo(124 / 140);
    expect(values['page: total gz, of Mantine']).toBeCloseTo(124 / 150);
    expect(values['page: total gz, of antd']).toBeCloseTo(124 / 300);
    expect(values['page: CSS gz']).toBe(4);
    expect(values['all of @kronos/ui: CSS gz']).toBe(19);
    // Between 60 and 80: an even number of peers has no single median.
    expect(values['page: script time to mount, of the median peer']).toBeCloseTo(1);
  });

  it('are printed with a row for each kit compared with ours', () => {
    const rows = table(pages).split('\n');
    expect(rows).toHaveLength(6);
    expect(rows[4]).toMatch(/^antd .*300\.0 kB.*2\.42 ×.*300\.0 kB.*200 ms.*2\.86 ×/);
  });
});

describe('the parts of the bench', () => {
  const parts = ['page', 'grid', 'log'];

  it('are all measured, or the named ones, in their own order', () => {
    expect(chosen(parts, [])).toEqual(parts);
    expect(chosen(parts, ['log', 'page'])).toEqual(['page', 'log']);
  });

  it('reject an unknown name', () => {
    expect(() => chosen(parts, ['grd'])).toThrow('Unknown part: grd. The parts are page, grid, log.');
  });
});
