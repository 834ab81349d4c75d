/** Hands the page's nonce to the code that adds style elements while a dialog is open (it reads this global name). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });

export {};
