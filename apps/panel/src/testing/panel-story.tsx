import { aUser, anAdmin } from './fixtures.ts';
import { StoryPanel, type TestApp } from './StoryPanel.tsx';

/** The arguments of a story of the whole panel. */
export interface PanelArgs {
  path: string;
  as: 'guest' | 'customer' | 'admin';
  /** @default 'en' */
  locale?: string;
  prepare: (test: TestApp) => void;
}

/** The default arguments, with nothing but the responses that all stories of the file share. */
export const panelArgs: PanelArgs = { path: '/app', as: 'customer', prepare: () => {} };

/** A cold start loads its chunks one by one, possibly on a busy machine. */
export const patient = { timeout: 10_000 * Number(import.meta.env['VITE_KRONOS_PATIENCE'] ?? 1) };

const people = { guest: undefined, customer: aUser(), admin: anAdmin() };

let last: TestApp | undefined;

/** The panel of the current story, for its play function. */
export function onStage(): TestApp {
  if (!last) throw new Error('No story has made a panel yet.');
  return last;
}

/** Renders the panel; `answer` sets the responses that all stories of a file share. */
export const renderPanel =
  (answer: (test: TestApp) => void) =>
  ({ path, as, locale, prepare }: PanelArgs, { globals }: { globals: Record<string, unknown> }) => (
    <StoryPanel
      key={`${path} ${as}`}
      options={{ path, user: people[as], locale, theme: String(globals['theme']) }}
      prepare={(made) => {
        last = made;
        answer(made);
        prepare(made);
      }}
    />
  );
