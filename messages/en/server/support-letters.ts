/** The answer of the support to a visitor. */
export const supportLetters = {
  subject: 'Answer to your message',
  lead: 'You wrote to the support of Together. Here is the answer:',
  again: 'If you have more questions, write to us again: the answer comes to this address.',
  write: 'Write to support',
  footer: 'You received this email because somebody wrote to the support of Together with your address. If it wasn’t you, there is nothing to do.',
}
