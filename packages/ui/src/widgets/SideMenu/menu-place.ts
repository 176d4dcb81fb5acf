import { createContext } from 'react';

/** The place of a side menu: next to the page, or in the popover of small screens, which closes on navigation. */
export const MenuPlaceContext = createContext<{ isPopover: boolean; onNavigate?: () => void }>({ isPopover: false });
