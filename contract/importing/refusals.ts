export const importingRefusals = {
  importUnreachable: { status: 422 },
  importEmpty: { status: 422 },
} as const
