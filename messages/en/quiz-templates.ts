/** Titles, questions and options of new surveys. */
export const quizTemplatesServer = {
  quizTemplates: {
    satisfaction: {
      title: 'How was the event?',
      questions: [
        { title: 'How much did you like the event?', description: '1 means “not at all”, 10 means “couldn’t be better”' },
        { title: 'What was most useful?', options: ['Talks', 'Practice', 'New contacts', 'Answers to questions', 'Materials'] },
        { title: 'Will you come again?', options: ['Certainly', 'Probably yes', 'Probably not', 'No'] },
        { title: 'What should we do better?' },
      ],
    },
    registration: {
      title: 'About you',
      questions: [
        { title: 'What do you do?', description: 'Business, position or studies' },
        { title: 'Which region are you from?' },
        {
          title: 'At what stage is your business?',
          options: ['Only an idea so far', 'Building the first version', 'Has customers', 'Growing', 'I have no business of my own'],
        },
        { title: 'What do you expect from the event?' },
      ],
    },
    quiz: {
      title: 'Test yourself',
      questions: [
        {
          title: 'What does the break-even point show?',
          options: ['The largest profit', 'How much must be sold to cover the costs', 'The value of a company'],
        },
        { title: 'Revenue and profit are the same' },
        { title: 'With whom is it best to begin to test an idea?', options: ['With future customers', 'With investors', 'With friends and family'] },
      ],
    },
    liveQuiz: {
      title: 'Live quiz',
      questions: [
        { title: 'How many minutes does a classic short pitch for investors last?', options: ['30', '15', '3', '60'] },
        { title: 'What is the first working version of a product called?', options: ['MVP', 'KPI', 'CRM', 'ROI'] },
        { title: 'A name can be registered as a trademark' },
      ],
    },
    poll: {
      title: 'Poll',
      questions: [{ title: 'When is it best for you to meet?', options: ['In the morning', 'In the afternoon', 'In the evening'] }],
    },
    blank: { title: 'New survey' },
  },
}
