import { aUser, anAdmin } from './fixtures.ts';
import { StoryPanel, type TestApp } from './StoryPanel.tsx';

/** What a story of the whole panel says. */
export interface PanelArgs {
  path: string;
  as: 'guest' | 'customer' | 'admin';
  prepare: (test: TestApp) => void;
}

/** Nothing besides what all stories of the file have. */
export const panelArgs: PanelArgs = { path: '/app', as: 'customer', prepare: () => {} };

/** A cold start fetches its chunks one by one. */
export const patient = { timeout: 10_000 };

const people = { guest: undefined, customer: aUser(), admin: anAdmin() };

let last: TestApp | undefined;

/** The last panel that was made, for what a play function pulls at. */
export function onStage(): TestApp {
  if (!last) throw new Error('No story has made a panel yet.');
  return last;
}

/** Renders the panel; `answer` is what the server of every story of a file says. */
export const renderPanel =
  (answer: (test: TestApp) => void) =>
  ({ path, as, prepare }: PanelArgs, { globals }: { globals: Record<string, unknown> }) => (
    <StoryPanel
      key={`${path} ${as}`}
      options={{ path, user: people[as], theme: String(globals['theme']) }}
      prepare={(made) => {
        last = made;
        answer(made);
        prepare(made);
      }}
    />
  );
