import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './setup.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

describe('the documents', () => {
  it.each(pages)('%s links to files that exist', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });
});

describe('the index of decisions', () => {
  const decisions = readdirSync(join(root, 'docs/adr')).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const row = (file: string) => {
    const [, number, title, status] = /^# (\d+)\. (.+)\n\nStatus: (.+)\n/.exec(read(`docs/adr/${file}`)) ?? [];
    return `| [${number}](${file}) | ${title} | ${status} |`;
  };

  it('lists every decision with its title and status, in order', () => {
    const listed = read('docs/adr/README.md')
      .split('\n')
      .filter((line) => line.startsWith('| ['));
    expect(listed).toEqual(decisions.sort().map(row));
  });

  it('has one decision for each number', () => {
    expect(new Set(decisions.map((file) => file.slice(0, 4))).size).toBe(decisions.length);
  });
});

describe('the glossary', () => {
  it('has one row for each term, with a sentence', () => {
    const rows = read('docs/glossary.md')
      .split('\n')
      .filter((line) => /^\| (?!term |---)/.test(line));
    const terms = rows.map((line) => line.split(' | ')[0]);
    expect(new Set(terms).size).toBe(terms.length);
    for (const line of rows) expect(line).toMatch(/^\| [^|]+ \| [^|]+\. \|/);
  });
});
