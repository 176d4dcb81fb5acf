import type { ConformanceReport } from './run-conformance.ts';

const marks = { fits: '✓', differs: '✗', 'not tried': '-' } as const;

/**
 * Returns a report as a table: one line per endpoint, with the differences below.
 * @example console.log(printReport(report))
 */
export function printReport({ base, rows, left }: ConformanceReport): string {
  const width = Math.max(...rows.map(({ endpoint }) => endpoint.length));
  const across = Math.max(...rows.map(({ method, path }) => method.length + path.length)) + 1;
  const lines = rows.flatMap(({ endpoint, method, path, verdict, checks, notes }) => {
    const said = verdict === 'not tried' ? `not tried: ${notes.join('; ')}` : checks.join(', ');
    const line = `${marks[verdict]} ${endpoint.padEnd(width)}  ${`${method} ${path}`.padEnd(across)}  ${said}`;
    return verdict === 'differs' ? [line, ...notes.map((note) => `    ${note}`)] : [line];
  });
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  const sum = `${count('fits')} fit, ${count('differs')} differ, ${count('not tried')} not tried`;
  const stays = left.map((name) => `left behind: ${name}`);
  return [base, '', ...lines, '', ...stays, sum, ''].join('\n');
}
