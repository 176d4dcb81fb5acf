import { Suspense, use, useEffect, useState } from 'react';
import { AppRoot } from '../app/AppRoot.tsx';
import type { StartableApp } from '../app/create-app.ts';
import { Panel } from '../shell/Panel.tsx';
import type { KitWords } from '../messages/kit-words.ts';
import { wordsIn } from '../messages/other-language.ts';
import { createTestApp } from './create-test-app.ts';

type Options = Parameters<typeof createTestApp>[0];
export type TestApp = ReturnType<typeof createTestApp>;

/**
 * The whole panel, with a fake server, socket and clock that a story controls. React Aria keeps its English texts,
 * because it reads them once per page, and the stories share a page.
 */
export function StoryPanel({ options, prepare }: { options: Options; prepare: (test: TestApp) => void }) {
  const [{ app, loaded }] = useState(() => {
    const test = createTestApp(options);
    prepare(test);
    const { messages } = test.app;
    const words = messages.locale === 'en' ? undefined : wordsIn(messages.locale);
    return { app: test.app, loaded: Promise.all([words, messages.ensure('common')]) };
  });
  useEffect(() => app.start(), [app]);
  return (
    <Suspense>
      <Loaded app={app} loaded={loaded} />
    </Suspense>
  );
}

function Loaded({ app, loaded }: { app: StartableApp; loaded: Promise<[KitWords | undefined, void]> }) {
  const [words] = use(loaded);
  return (
    <AppRoot app={app} words={words}>
      <Panel />
    </AppRoot>
  );
}
