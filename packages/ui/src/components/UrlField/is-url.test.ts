import { describe, expect, it } from 'vitest';
import { isUrl } from './is-url.ts';

const web = ['http', 'https'];

describe('isUrl', () => {
  it.each([
    'http://localhost:32400',
    'https://cinema.kronos.test/web/index.html?x=1#top',
    'HTTPS://Cinema.Kronos.Test',
    'http://[::1]:8096/',
    'http://192.168.1.20:8096',
    'https://bücher.example',
  ])('accepts %s', (text) => {
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
  ])('rejects %j', (text) => {
    expect(isUrl(text, web)).toBe(false);
  });

  it('accepts only the given schemes', () => {
    expect(isUrl('ssh://node.test', ['ssh'])).toBe(true);
    expect(isUrl('http://node.test', ['ssh'])).toBe(false);
  });
});
