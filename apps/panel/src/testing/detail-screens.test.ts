import { Page as User } from '../screens/admin/users/one/Page.tsx';
import { describeDetailScreen } from './describe-detail-screen.ts';

describeDetailScreen(User);
