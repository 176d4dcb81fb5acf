// Publishes the Storybook to Chromatic, which records the States of each part in the modes of .storybook/modes.ts;
// needs the project's token.
import { run } from './setup.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs the project token in CHROMATIC_PROJECT_TOKEN; without one, `npm test` compares the pictures locally.',
  );
  process.exit(1);
}
process.exit(
  await run('node_modules/.bin/chromatic', [
    '--build-script-name',
    'build-storybook',
    '--only-story-names',
    '**/States',
    '--exit-zero-on-changes',
  ]),
);
