import { expect, it } from 'vitest';
import { withName, withNameInHtml } from './personal.ts';

it('replaces every placeholder by the name, whatever it contains', () => {
  expect(withName('Hello {{name}}, {{name}}!', 'Ada')).toBe('Hello Ada, Ada!');
  expect(withName('Hello {{name}}', "$& $' {{name}}")).toBe("Hello $& $' {{name}}");
  expect(withName('Hello {name}', 'Ada')).toBe('Hello {name}');
});

it('escapes the name in HTML', () => {
  expect(withNameInHtml('<p>Hello {{name}}</p>', '<b>O’Hara & "Sons"</b>')).toBe(
    '<p>Hello &lt;b&gt;O’Hara &amp; &quot;Sons&quot;&lt;/b&gt;</p>',
  );
});
