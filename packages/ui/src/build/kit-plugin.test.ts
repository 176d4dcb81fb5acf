import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { kronosUi } from './kit-plugin.ts';

const german = 'Schlie\\xdfen';
const page = fileURLToPath(new URL('./test-page.ts', import.meta.url));

async function built(plugins: ReturnType<typeof kronosUi>[]) {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { write: false, minify: false, rolldownOptions: { input: page, external: /^react(-dom)?($|\/)/ } },
  });
  if (!('output' in output)) throw new Error('The build gave more than one output.');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

it('keeps only strings of the given locales, and drops the lookup of locales and the shim of a React hook', async () => {
  const plain = await built([]);
  expect(plain).toContain('Intl.DateTimeFormat.supportedLocalesOf(');
  expect(plain).toContain(german);
  expect(plain).toContain('use-sync-external-store-shim');

  const english = await built([kronosUi({ locales: ['en-US'] })]);
  expect(english).not.toContain('supportedLocalesOf(');
  expect(english).toContain('Intl.getCanonicalLocales(');
  expect(english).not.toContain(german);
  expect(english).not.toContain('use-sync-external-store-shim');
  expect(english).toContain('Dismiss');

  const both = await built([kronosUi({ locales: ['de'] })]);
  expect(both).toContain(german);
});
