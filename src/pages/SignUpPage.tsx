// Loaded with this page, so also when the pointer reaches a link to it.
import '@/auth/SignUpForm';
import { preloadSignUpForm } from '@/auth/SignUpFace';

/** Awaited, so that the form on the other face of the card is there when the card turns. */
export const loader = async () => {
  await preloadSignUpForm();
  return null;
};

export { Component } from './LoginPage';
