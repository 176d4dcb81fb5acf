export { UserMenu, type UserMenuItem, type UserMenuProps } from '../widgets/UserMenu/UserMenu.tsx';
