import { Suspense, use, useEffect, useState } from 'react';
import { AppRoot } from '../app/AppRoot.tsx';
import type { App } from '../app/create-app.ts';
import { Panel } from '../shell/Panel.tsx';
import { createTestApp } from './create-test-app.ts';

type Options = Parameters<typeof createTestApp>[0];
export type TestApp = ReturnType<typeof createTestApp>;

/** The panel as a visitor sees it, over a server, a socket and a clock that a story pulls the strings of. */
export function StoryPanel({ options, prepare }: { options: Options; prepare: (test: TestApp) => void }) {
  const [{ app }] = useState(() => {
    const test = createTestApp(options);
    prepare(test);
    return test;
  });
  useEffect(() => app.start(), [app]);
  return (
    <Suspense>
      <Loaded app={app} />
    </Suspense>
  );
}

function Loaded({ app }: { app: App }) {
  use(app.messages.ensure('common'));
  return (
    <AppRoot app={app}>
      <Panel />
    </AppRoot>
  );
}
