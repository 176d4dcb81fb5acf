import { SignIn } from '../../../parts/sign-in/SignIn.tsx';

/** The sign-in page. */
export const Page = () => <SignIn />;
