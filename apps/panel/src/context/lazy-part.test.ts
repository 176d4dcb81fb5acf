import { createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Greeting = ({ name }: { name: string }) => `Hello ${name}`;
const failing = () => Promise.reject<{ Greeting: typeof Greeting }>(new Error('The network is gone.'));

async function htmlOf(Part: ReturnType<typeof lazyPart<'Greeting', { Greeting: typeof Greeting }>>) {
  const page = createElement(Suspense, null, createElement(Part, { name: 'Ada' }));
  const stream = await renderToReadableStream(page, { onError: () => {} });
  await stream.allReady;
  return new Response(stream).text();
}

it('renders the named component of a module once it has loaded', async () => {
  expect(await htmlOf(lazyPart(async () => ({ Greeting }), 'Greeting'))).toContain('Hello Ada');
});

it('renders nothing when an optional part cannot be loaded, and fails when a required one cannot', async () => {
  const without = await htmlOf(lazyPart(failing, 'Greeting', { isOptional: true }));
  expect(without).not.toContain('Hello');
  expect(without).not.toContain('The network is gone.');
  expect(await htmlOf(lazyPart(failing, 'Greeting'))).toContain('The network is gone.');
});
