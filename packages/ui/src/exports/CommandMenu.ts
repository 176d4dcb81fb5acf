export { CommandMenu } from '../components/CommandMenu/CommandMenu.tsx';
export type { Command, CommandGroup, CommandMenuProps } from '../components/CommandMenu/command-menu-props.ts';
export { type CommandMenuLabels, defaultCommandLabels } from '../components/CommandMenu/labels.ts';
