/** Removes the page that the worker of the scanner (`door-sw.js`) keeps, so that it does not open for the next user without a network. */
export const forgetPage = () => void globalThis.caches?.delete('door-1')
