import { expect, it } from 'vitest';
import { importsOf } from './imports-of.ts';

it.each(['LineChart', 'AreaChart', 'BarChart', 'StackedBarChart'])(
  '%s loads d3 only with its lazy drawing',
  async (name) => {
    const { atOnce, all } = await importsOf(name);
    expect([...atOnce].filter((path) => path.startsWith('d3-'))).toEqual([]);
    expect(all).toContain('d3-shape');
  },
);
