import { median } from '../figures.mjs';

/** The measurements of one page: gzipped kB when mounted, and after every part was used; ms of the main thread. */
/** @typedef {{ js: number, css: number, used: number, script: number, painting: number }} PageFigures */

const total = ({ js, css }) => js + css;

/** The figures with a target, with their highest acceptable value. `pages` is by kit, ours included. */
export function judge(pages, wholeSheet) {
  const { kronos, ...peers } = pages;
  const ratio = (kit) => total(kronos) / total(peers[kit]);
  return [
    ['page: total gz, of MUI', ratio('mui'), '×', 1],
    ['page: total gz, of Mantine', ratio('mantine'), '×', 0.95],
    ['page: total gz, of antd', ratio('antd'), '×', 0.5],
    ['page: CSS gz', kronos.css, 'kB', 4],
    ['all of @kronos/ui: CSS gz', wholeSheet, 'kB', 20],
    [
      'page: script time to mount, of the median peer',
      kronos.script / median(Object.values(peers).map(({ script }) => script)),
      '×',
      1,
    ],
  ].map(([name, value, unit, target]) => ({ name, value, unit, target }));
}

/** One row for each page: its figures, and its total and script time compared with ours. */
export function table(pages) {
  const { kronos } = pages;
  const head = ['', 'JS gz', 'CSS gz', 'total gz', 'to ours', 'all used', 'script', 'to ours', 'style + layout'];
  const rows = Object.entries(pages).map(([kit, page]) => [
    kit,
    `${page.js.toFixed(1)} kB`,
    `${page.css.toFixed(1)} kB`,
    `${total(page).toFixed(1)} kB`,
    `${(total(page) / total(kronos)).toFixed(2)} ×`,
    `${page.used.toFixed(1)} kB`,
    `${page.script.toFixed(0)} ms`,
    `${(page.script / kronos.script).toFixed(2)} ×`,
    `${page.painting.toFixed(0)} ms`,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (row) =>
    row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column])).join('  ');
  return [head, ...rows].map(line).join('\n');
}

/** The parts of the bench to run; all of them when none is named. */
export function chosen(parts, args) {
  const unknown = args.filter((name) => !parts.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown part: ${unknown.join(', ')}. The parts are ${parts.join(', ')}.`);
  }
  return args.length === 0 ? parts : parts.filter((name) => args.includes(name));
}
