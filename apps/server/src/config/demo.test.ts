import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const demo = (variables: Record<string, string>) => readConfig(variables).demo;

it.each([
  {},
  { KRONOS_HOST: 'localhost' },
  { KRONOS_HOST: '127.8.9.1', KRONOS_PUBLIC_URL: 'http://panel.localhost:4500' },
  { KRONOS_HOST: '::1', KRONOS_PUBLIC_URL: 'https://[::1]:4500' },
])('starts the demo by default when the panel is reachable from this machine only: %j', (variables) => {
  expect(demo(variables)).toBe(true);
});

it.each([
  [{ KRONOS_PUBLIC_URL: 'https://panel.example.com', KRONOS_TRUST_PROXY: 'on' }, 'at panel.example.com'],
  [{ KRONOS_PUBLIC_URL: 'https://localhost.example.com' }, 'at localhost.example.com'],
  [{ KRONOS_PUBLIC_URL: 'https://127.0.0.1.example.com' }, 'at 127.0.0.1.example.com'],
  [{ KRONOS_HOST: '0.0.0.0' }, 'at 0.0.0.0'],
  [{ KRONOS_HOST: '::' }, 'at ::'],
  [{ KRONOS_HOST: '0.0.0.0', KRONOS_PUBLIC_URL: 'http://localhost:4500' }, 'at 0.0.0.0'],
  [{ KRONOS_TRUST_PROXY: 'on' }, 'behind a proxy'],
])('refuses the demo where others could reach it unless asked for: %j', (variables: Record<string, string>, where) => {
  const refusal = `The demo does not start by default ${where}, since its passwords are public: set KRONOS_DEMO=off for your own installation, or KRONOS_DEMO=on to show the demo there.`;
  expect(() => demo(variables)).toThrow(refusal);
  expect(() => demo({ ...variables, KRONOS_DEMO: '' })).toThrow(refusal);
  expect(demo({ ...variables, KRONOS_DEMO: 'on' })).toBe(true);
  expect(demo({ ...variables, KRONOS_DEMO: 'off' })).toBe(false);
});
