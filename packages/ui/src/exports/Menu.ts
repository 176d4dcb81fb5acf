export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
  MenuTrigger,
  menuItemTones,
  Submenu,
  type SubmenuProps,
} from '../components/Menu/Menu.tsx';
