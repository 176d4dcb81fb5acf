import { useStore } from '../../../../context/app-context.ts';
import { Page as UserPage } from '../one/Page.tsx';
import { ProfileTab } from '../one/ProfileTab.tsx';

/** A new user, created by an admin (/app/admin/users/create). */
export const Page = () => <ProfileTab.New store={useStore(UserPage.screen.createStore)} />;
