// What few visits need, behind one import: the code of the frame does not list the chunks of these parts.
export const adminSearch = () => import('./AdminSearch.tsx');
export const commands = () => import('./Commands.tsx');
export const recentProcesses = () => import('./RecentProcesses.tsx');
export const refusedBar = () => import('./RefusedBar.tsx');
export const restored = () => import('./Restored.tsx');
export const shortcuts = () => import('./Shortcuts.tsx');
export const signInAgain = () => import('../parts/proof/SignInAgain.tsx');
