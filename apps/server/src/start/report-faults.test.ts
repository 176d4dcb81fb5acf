import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createLogger } from '../http/logging.ts';
import { reportFaults } from './report-faults.ts';

it.each(['uncaughtException', 'unhandledRejection'])('logs an %s without what users typed, and exits', (event) => {
  const process = new EventEmitter();
  const lines: string[] = [];
  const codes: number[] = [];
  const log = createLogger({ destination: { write: (line) => void lines.push(line) } });
  reportFaults(process, log, (code) => void codes.push(code));
  process.emit(event, new Error('Failed query: select 1\nparams: ada@m.test'));
  expect(codes).toEqual([1]);
  expect(JSON.parse(lines.join(''))).toMatchObject({ level: 'fatal', msg: 'nothing handled a fault' });
  expect(lines.join('')).toContain('Failed query: select 1');
  expect(lines.join('')).not.toContain('ada@m.test');
});
