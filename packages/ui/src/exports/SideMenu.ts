export { SideMenu, type SideMenuGroup, type SideMenuItem, type SideMenuProps } from '../widgets/SideMenu/SideMenu.tsx';
