import { describe, expect, it } from 'vitest';
import { isUrl } from './is-url.ts';

const web = ['http', 'https'];

describe('an address', () => {
  it.each([
    'http://localhost:32400',
    'https://cinema.kronos.test/web/index.html?x=1#top',
    'HTTPS://Cinema.Kronos.Test',
    'http://[::1]:8096/',
    'http://192.168.1.20:8096',
    'https://bücher.example',
  ])('%s is one', (text) => {
    expect(isUrl(text, web)).toBe(true);
  });

  it.each([
    '',
    'cinema',
    'cinema.kronos.test',
    'http:cinema',
    'http://',
    'http:///path',
    'http://a b',
    ' http://cinema.test',
    'http://cinema.test:port',
    'ftp://cinema.test',
    'javascript:alert(1)',
    'javascript://alert',
  ])('%j is none', (text) => {
    expect(isUrl(text, web)).toBe(false);
  });

  it('may have other schemes where they are asked for', () => {
    expect(isUrl('ssh://node.test', ['ssh'])).toBe(true);
    expect(isUrl('http://node.test', ['ssh'])).toBe(false);
  });
});
