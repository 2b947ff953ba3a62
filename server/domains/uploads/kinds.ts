export type Family = 'picture' | 'pdf' | 'document'
export type Kind = { family: Family; mime: string; ending: string }

const office = 'application/vnd.openxmlformats-officedocument'
const picture = (format: string, ending = format): Kind => ({ family: 'picture', mime: `image/${format}`, ending })
const document = (mime: string, ending: string): Kind => ({ family: 'document', mime, ending })

/** Accepted kinds of files (A107) by the media type of their bytes. */
const kinds: Record<string, Kind> = {
  'image/jpeg': picture('jpeg', 'jpg'),
  'image/png': picture('png'),
  'image/apng': picture('png'),
  'image/webp': picture('webp'),
  'image/gif': picture('gif'),
  'application/pdf': { family: 'pdf', mime: 'application/pdf', ending: 'pdf' },
  'application/zip': document('application/zip', 'zip'),
  [`${office}.wordprocessingml.document`]: document(`${office}.wordprocessingml.document`, 'docx'),
  [`${office}.spreadsheetml.sheet`]: document(`${office}.spreadsheetml.sheet`, 'xlsx'),
  [`${office}.presentationml.presentation`]: document(`${office}.presentationml.presentation`, 'pptx'),
}

/** The kind of a file by its bytes, never by its name or declared type; null if it is not accepted. */
export const kindOf = async (bytes: Uint8Array): Promise<Kind | null> => {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  return (found && kinds[found.mime]) ?? null
}
