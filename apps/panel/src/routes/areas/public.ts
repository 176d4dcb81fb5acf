import { defineArea } from '../define-area.ts';
import { menuConditions } from '../menu-conditions.ts';

/** Pages for guests beyond the sign-in page (spec §2 "Public"). */
export const publicRoutes = defineArea('public', {
  adminLogin: {
    path: '/admin/login',
    screen: 'public/admin-login',
    areas: ['login', 'public'],
    title: 'login.title',
    isBare: true,
  },
  passwordCreate: {
    path: '/password/create',
    screen: 'public/password-create',
    areas: ['passwords'],
    title: 'passwords.title.create',
    isBare: true,
  },
  passwordReset: {
    path: '/password/reset',
    screen: 'public/password-reset',
    areas: ['passwords'],
    title: 'passwords.title.reset',
    isBare: true,
  },
  impersonate: {
    path: '/impersonate/:token',
    screen: 'public/impersonate',
    areas: ['impersonation'],
    title: 'impersonation.title',
    isBare: true,
  },
  confirmEmail: {
    path: '/confirm-email/:token',
    screen: 'public/confirm-email',
    areas: ['links'],
    title: 'links.title.email',
    isBare: true,
  },
  join: {
    path: '/join/:token',
    screen: 'public/join',
    areas: ['links'],
    title: 'links.title.join',
    isBare: true,
  },
  unsubscribe: {
    path: '/unsubscribe',
    areas: ['links'],
    title: 'links.title.news',
    isBare: true,
  },
  acceptInvite: {
    path: '/accept-invite',
    areas: ['guests', 'titles'],
    nav: { menu: 'guest', order: 1, icon: 'key', when: menuConditions.inviteKeys },
    isBare: true,
  },
  acceptInviteVerify: {
    path: '/accept-invite/:key/verify',
    parent: 'acceptInvite',
    screen: 'public/accept-invite',
    areas: ['guests', 'titles'],
    title: 'titles.acceptInvite',
    isBare: true,
  },
  acceptInviteAccount: {
    path: '/accept-invite/:key/create-account',
    parent: 'acceptInvite',
    screen: 'public/accept-invite',
    areas: ['guests', 'titles'],
    title: 'titles.acceptInvite',
    isBare: true,
  },
  acceptInviteProducts: {
    path: '/accept-invite/:key/products',
    parent: 'acceptInvite',
    screen: 'public/accept-invite',
    areas: ['guests', 'titles'],
    title: 'titles.acceptInvite',
    isBare: true,
  },
  requestTrial: {
    path: '/request-trial',
    areas: ['guests', 'titles'],
    nav: { menu: 'guest', order: 2, icon: 'trial', when: menuConditions.trials },
    isBare: true,
  },
});
