export {
  type Command,
  type CommandGroup,
  CommandMenu,
  type CommandMenuProps,
} from '../components/CommandMenu/CommandMenu.tsx';
export { type CommandMenuLabels, defaultCommandLabels } from '../components/CommandMenu/labels.ts';
