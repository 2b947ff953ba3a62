import type { careerReview } from '../../../../contract/people/career-review.ts'
import type { profile } from '../../../../contract/people/profile.ts'
import type { Handlers } from '../../../kernel/call.ts'
import { addEducation, changeEducation, removeEducation } from './educations/change.ts'
import { educationQueue } from './educations/queue.ts'
import { educationOf, educationsPage } from './educations/read.ts'
import { addEmployment, changeEmployment, removeEmployment } from './employments/change.ts'
import { employmentQueue } from './employments/queue.ts'
import { employmentOf, employmentsPage } from './employments/read.ts'
import { addFile, filesPage, removeFile } from './files.ts'
import { addInterests, interestsPage, ownInterests, removeInterests } from './interests/choose.ts'
import { convertInterest } from './interests/convert.ts'
import { reviewInterest } from './interests/review.ts'
import { addProject, changeProject, ownProjects, removeProject, showProject } from './projects/change.ts'
import { removeTag, showTag } from './tags.ts'

export const profileRoutes: Handlers<typeof profile> = {
  'GET /users/:id/educations': (ctx) => educationsPage(ctx),
  'GET /users/:id/educations/:eId': (ctx) => educationOf(ctx),
  'POST /users/:id/educations': (ctx) => addEducation(ctx),
  'PUT /users/:id/educations/:eId': (ctx) => changeEducation(ctx),
  'DELETE /users/:id/educations/:eId': (ctx) => removeEducation(ctx),
  'GET /users/:id/employments': (ctx) => employmentsPage(ctx),
  'GET /users/:id/employments/:eId': (ctx) => employmentOf(ctx),
  'POST /users/:id/employments': (ctx) => addEmployment(ctx),
  'PUT /users/:id/employments/:eId': (ctx) => changeEmployment(ctx),
  'DELETE /users/:id/employments/:eId': (ctx) => removeEmployment(ctx),
  'GET /owner/projects': (ctx) => ownProjects(ctx),
  'POST /owner/projects': (ctx) => addProject(ctx),
  'PUT /owner/projects/:id': (ctx) => changeProject(ctx),
  'PATCH /owner/projects/:id': (ctx) => showProject(ctx),
  'DELETE /owner/projects/:id': (ctx) => removeProject(ctx),
  'GET /user/interests': (ctx) => interestsPage(ctx),
  'GET /user/selected-interests': (ctx) => ownInterests(ctx),
  'POST /user/interests': (ctx) => addInterests(ctx),
  'POST /user/delete-interests': (ctx) => removeInterests(ctx),
  'POST /users/:id/convert-interest': (ctx) => convertInterest(ctx),
  'PATCH /users/:id/interest-reviews': (ctx) => reviewInterest(ctx),
  'POST /owner/tags/:id/update-visibility': (ctx) => showTag(ctx),
  'DELETE /owner/tags/:id': (ctx) => removeTag(ctx),
  'GET /users/:id/files': (ctx) => filesPage(ctx),
  'POST /users/:id/files': (ctx) => addFile(ctx),
  'DELETE /users/:id/files/:fileId': (ctx) => removeFile(ctx),
}

export const careerReviewRoutes: Handlers<typeof careerReview> = {
  'GET /admin/educations': educationQueue.list,
  'POST /admin/educations/:id/decision': educationQueue.decide,
  'GET /admin/employments': employmentQueue.list,
  'POST /admin/employments/:id/decision': employmentQueue.decide,
}
