import type { liveQuizRefusals as declared } from '../../../contract/live-quiz/refusals.ts'

export const liveQuizRefusals = {
  playerNameTaken: 'Someone in the game already has this name. Add a letter of your surname or choose another.',
  playerNameRefused: 'This name could be mistaken for the host, or it has no letters. Please choose another.',
  lobbyClosed: 'The host hasn’t opened the game yet. Wait for them, or play without a host.',
  notAlone: 'You can’t play without a host: the game is being led, or you’ve already answered.',
  notFastQuiz: 'Only a fast quiz is played live. Choose this kind in the settings of the quiz.',
} satisfies Record<keyof typeof declared, string>
