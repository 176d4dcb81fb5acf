import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it.each([
  '/app/dashboard',
  '/app/dashboard?tab=logs&q=a%20b#end',
  '/app/admin/dashboard',
  '/app',
  '/app/dashboard?next=//evil.example',
])('accepts %s unchanged', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example/app/',
  '%2F%2Fevil.example',
  'https://evil.example/app/dashboard',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '/\tapp/dashboard',
  '\u0000/app/dashboard',
  '/app/..//evil.example',
  '/app/../evil',
  '/app/%2e%2e/evil',
  '/app%2F..%2Fevil',
  '/app//evil',
  '/application',
  '/api/logout',
  'app/dashboard',
  '',
  '/app/%E0%A4%A\\',
  // These would sign the visitor out, or redirect back.
  '/app/login',
  '/app/admin/login',
  '/app/logout',
])('rejects %j', (path) => {
  expect(safeRedirect(path)).toBeUndefined();
});

it('returns undefined without an address', () => {
  expect(safeRedirect(null)).toBeUndefined();
  expect(safeRedirect(undefined)).toBeUndefined();
});
