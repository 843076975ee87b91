import type * as Types from "./graphql.ts"
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const PageDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}],"hash":"932790faa302f7fd73241a47961b8ea56f979ca0e41cc0d2003b47b60c7deb74"} as unknown as DocumentNode;
export function usePageDocumentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.PageDocumentsQuery, Types.PageDocumentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.PageDocumentsQuery, Types.PageDocumentsQueryVariables>(PageDocumentsDocument, options);
      }
export function usePageDocumentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.PageDocumentsQuery, Types.PageDocumentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.PageDocumentsQuery, Types.PageDocumentsQueryVariables>(PageDocumentsDocument, options);
        }
export type PageDocumentsQueryHookResult = ReturnType<typeof usePageDocumentsQuery>;
export type PageDocumentsLazyQueryHookResult = ReturnType<typeof usePageDocumentsLazyQuery>;
