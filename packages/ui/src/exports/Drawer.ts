export { Drawer, type DrawerProps, DrawerTrigger } from '../components/Drawer/Drawer.tsx';
export { type DrawerSide, drawerSides, type DrawerSize, drawerSizes } from '../components/Drawer/sizes.ts';
export { DialogBody, DialogFooter, DialogHeader, type DialogHeaderProps } from '../components/Modal/DialogParts.tsx';
