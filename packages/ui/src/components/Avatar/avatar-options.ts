export const avatarSizes = [20, 24, 28, 32, 40, 64] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export const avatarShapes = ['circle', 'square'] as const;
export type AvatarShape = (typeof avatarShapes)[number];
