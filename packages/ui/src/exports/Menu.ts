export { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, Submenu } from '../components/Menu/Menu.tsx';
export {
  type MenuItemProps,
  type MenuProps,
  type MenuSectionProps,
  menuItemTones,
  type SubmenuProps,
} from '../components/Menu/menu-props.ts';
