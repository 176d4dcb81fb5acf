import { createContext } from 'react';

/** Where a side menu stands: beside the page, or in the popover of small screens, which closes on the way out. */
export const MenuPlaceContext = createContext<{ isPopover: boolean; onNavigate?: () => void }>({ isPopover: false });
